import { lazy } from 'react';

/** Views that are loaded when the first result needs them. */
export const CalendarView = lazy(async () => ({ default: (await import('./calendar-view')).CalendarView }));
export const ColoursView = lazy(async () => ({ default: (await import('./colours-view')).ColoursView }));
export const DiffView = lazy(async () => ({ default: (await import('./diff-view')).DiffView }));
export const HtmlView = lazy(async () => ({ default: (await import('./html-view')).HtmlView }));
export const MapView = lazy(async () => ({ default: (await import('../map/map-view')).MapView }));
export const MediaView = lazy(async () => ({ default: (await import('./media-view')).MediaView }));
export const PdfView = lazy(async () => ({ default: (await import('./pdf-view')).PdfView }));
export const PictureView = lazy(async () => ({ default: (await import('./picture-view')).PictureView }));
export const TableView = lazy(async () => ({ default: (await import('../table/table-view')).TableView }));
export const TextView = lazy(async () => ({ default: (await import('../text/text-view')).TextView }));
