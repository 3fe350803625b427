import type { ResultParts, ResultView } from '@declic/action-results';
import { Tabs } from '@declic/design-system/tabs';
import { type ReactNode, useState } from 'react';
import { JsonView } from '../json/json-view';
import { BoundedView } from './bounded-view';
import { FieldsView } from './fields-view';
import { LazyView } from './lazy-view';
import * as lazyViews from './lazy-views';

export interface ResultViewsProps {
  data: unknown;
  parts: ResultParts;
  /** The best first. */
  views: readonly ResultView[];
  /** Where the surroundings scroll: no view scrolls in itself because of its length. */
  isFullLength?: boolean;
}

/** The same answer in several views, the one that suits it best first. */
export function ResultViews({ data, parts, views, isFullLength = false }: ResultViewsProps) {
  const [chosen, setChosen] = useState(views[0] ?? 'json');
  return (
    <Tabs
      label="Views of the result"
      value={chosen}
      onValueChange={setChosen}
      tabs={views.map((view) => ({
        value: view,
        label: LABELS[view],
        content: (
          <LazyView data={data}>
            {isFullLength || !LONG_VIEWS.has(view) ? (
              RENDER[view](parts, data)
            ) : (
              <BoundedView label={LABELS[view]}>{RENDER[view](parts, data)}</BoundedView>
            )}
          </LazyView>
        ),
      }))}
    />
  );
}

/** They grow with the answer; the others have a height, or scroll, of their own. */
const LONG_VIEWS: ReadonlySet<ResultView> = new Set(['picture', 'calendar', 'diff', 'text', 'fields', 'colours']);

const LABELS: Readonly<Record<ResultView, string>> = {
  video: 'Video',
  audio: 'Audio',
  html: 'Page',
  pdf: 'PDF',
  picture: 'Picture',
  calendar: 'Calendar',
  diff: 'Difference',
  map: 'Map',
  text: 'Text',
  table: 'Table',
  fields: 'Details',
  colours: 'Colours',
  json: 'JSON',
};

const RENDER: Readonly<Record<ResultView, (parts: ResultParts, data: unknown) => ReactNode>> = {
  video: ({ files }) => <lazyViews.MediaView files={files} kind="video" />,
  audio: ({ files }) => <lazyViews.MediaView files={files} kind="audio" />,
  html: ({ files, texts }) => <lazyViews.HtmlView files={files} texts={texts} />,
  pdf: ({ files }) => <lazyViews.PdfView files={files} />,
  picture: ({ files }) => <lazyViews.PictureView files={files} />,
  calendar: ({ files, events }) => <lazyViews.CalendarView files={files} events={events} />,
  diff: ({ changes }) => <lazyViews.DiffView changes={changes} />,
  map: ({ places }) => <lazyViews.MapView places={places} />,
  text: ({ files, texts }) => <lazyViews.TextView files={files} texts={texts} />,
  table: ({ tables }) => <lazyViews.TableView tables={tables} />,
  fields: (_, data) => <FieldsView data={data} />,
  colours: ({ colours }) => <lazyViews.ColoursView colours={colours} />,
  json: (_, data) => <JsonView data={data} />,
};
