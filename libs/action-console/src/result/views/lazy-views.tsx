import { lazyPart } from '@declic/remote-kit';

/** Views that are loaded when the first result needs them. `LazyView` shows the answer as JSON when one does not come. */
export const CalendarView = lazyPart(async () => (await import('./calendar-view')).CalendarView);
export const ColoursView = lazyPart(async () => (await import('./colours-view')).ColoursView);
export const DiffView = lazyPart(async () => (await import('./diff-view')).DiffView);
export const HtmlView = lazyPart(async () => (await import('./html-view')).HtmlView);
export const MapView = lazyPart(async () => (await import('../map/map-view')).MapView);
export const MediaView = lazyPart(async () => (await import('./media-view')).MediaView);
export const PdfView = lazyPart(async () => (await import('./pdf-view')).PdfView);
export const PictureView = lazyPart(async () => (await import('./picture-view')).PictureView);
export const TableView = lazyPart(async () => (await import('../table/table-view')).TableView);
export const TextView = lazyPart(async () => (await import('../text/text-view')).TextView);
