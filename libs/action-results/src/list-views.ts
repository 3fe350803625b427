import { findChanges, type FoundChange } from './find-changes';
import { findColours, type FoundColour } from './find-colours';
import { findEvents, type FoundEvent } from './find-events';
import { findFiles, type FoundFile } from './find-files';
import { findPlaces, type FoundPlace } from './find-places';
import { findTables, type FoundTable } from './find-tables';
import { findTexts, type FoundText } from './find-texts';
import { isRecord } from '@declic/openapi/json';
import type { MediaKind } from './media-kind';

/** What is in an answer, of every kind that has a view. */
export interface ResultParts {
  readonly files: readonly FoundFile[];
  readonly events: readonly FoundEvent[];
  readonly changes: readonly FoundChange[];
  readonly places: readonly FoundPlace[];
  readonly texts: readonly FoundText[];
  readonly tables: readonly FoundTable[];
  readonly colours: readonly FoundColour[];
}

const RESULT_VIEWS = [
  'video',
  'audio',
  'html',
  'pdf',
  'picture',
  'calendar',
  'diff',
  'map',
  'text',
  'table',
  'fields',
  'colours',
  'json',
] as const;

export type ResultView = (typeof RESULT_VIEWS)[number];

export function findParts(data: unknown): ResultParts {
  return {
    files: findFiles(data),
    events: findEvents(data),
    changes: findChanges(data),
    places: findPlaces(data),
    texts: findTexts(data),
    tables: findTables(data),
    colours: findColours(data),
  };
}

/** The views that an answer can be shown in: the best first, then in the order of `RESULT_VIEWS`, JSON last. */
export function listViews(data: unknown, parts: ResultParts = findParts(data)): ResultView[] {
  const possible = RESULT_VIEWS.filter((view) => IS_POSSIBLE[view](parts, data));
  const best = possible.find((view) => IS_BEST[view]?.(parts, data) ?? true);
  return best === undefined ? possible : [best, ...possible.filter((view) => view !== best)];
}

type Test = (parts: ResultParts, data: unknown) => boolean;

const holds =
  (kind: MediaKind): Test =>
  ({ files }) =>
    files.some((file) => file.kind === kind);

const IS_POSSIBLE: Readonly<Record<ResultView, Test>> = {
  video: holds('video'),
  audio: holds('audio'),
  html: (parts, data) => holds('html')(parts, data) || parts.texts.some(({ format }) => format === 'html'),
  pdf: holds('pdf'),
  picture: holds('picture'),
  calendar: (parts, data) => holds('calendar')(parts, data) || parts.events.length > 0,
  diff: ({ changes }) => changes.length > 0,
  map: ({ places }) => places.length > 0,
  text: (parts, data) =>
    parts.texts.some(({ format }) => format !== 'html') || holds('markdown')(parts, data) || holds('text')(parts, data),
  table: ({ tables }) => tables.length > 0,
  fields: (_, data) => isRecord(data) && Object.keys(data).length > 0,
  colours: ({ colours }) => colours.length > 0,
  json: () => true,
};

/** When a view says most about the answer. Those that are not named always do, when they are possible. */
const IS_BEST: Readonly<Partial<Record<ResultView, Test>>> = {
  // A list of people with an address is a table; what is around a place is a map.
  map: ({ places }) => places.some(({ isCentre }) => isCentre),
  // Several lines inside of a row, such as an address, are a part of the row.
  text: ({ texts }) => texts.some(({ isMain, format }) => isMain && format !== 'html'),
  // Beside other lists and single values, a list is one section of the details.
  table: ({ tables }) => tables.some(({ path }) => path.length === 0 || path.join() === 'rows'),
};
