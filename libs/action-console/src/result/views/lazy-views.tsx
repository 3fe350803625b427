import { fileInTime } from '@declic/remote-kit';
import { type ComponentType, lazy } from 'react';

/** How long a failure counts. React renders what failed once more at once, which must not load again. */
const FAILURE_COUNTS_MS = 1_000;

/**
 * A file that does not come in time is a failure: the answer is then shown as JSON. A lazy component keeps its failure, so another one
 * takes its place, with which the next result loads the file anew.
 */
function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () =>
    lazy(async () => {
      const file = fileInTime(load());
      file.catch(() => setTimeout(() => (Loaded = create()), FAILURE_COUNTS_MS));
      return { default: await file };
    });
  let Loaded = create();

  return function View(props: Props) {
    return <Loaded {...props} />;
  };
}

/** Views that are loaded when the first result needs them. */
export const CalendarView = lazyView(async () => (await import('./calendar-view')).CalendarView);
export const ColoursView = lazyView(async () => (await import('./colours-view')).ColoursView);
export const DiffView = lazyView(async () => (await import('./diff-view')).DiffView);
export const HtmlView = lazyView(async () => (await import('./html-view')).HtmlView);
export const MapView = lazyView(async () => (await import('../map/map-view')).MapView);
export const MediaView = lazyView(async () => (await import('./media-view')).MediaView);
export const PdfView = lazyView(async () => (await import('./pdf-view')).PdfView);
export const PictureView = lazyView(async () => (await import('./picture-view')).PictureView);
export const TableView = lazyView(async () => (await import('../table/table-view')).TableView);
export const TextView = lazyView(async () => (await import('../text/text-view')).TextView);
