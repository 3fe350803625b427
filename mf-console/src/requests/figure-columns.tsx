import type { TableColumn } from '@declic/design-system/table';
import type { Schemas } from '@declic/openapi/actions';
import { formatNumber } from '@declic/remote-kit';
import type { ElementType } from 'react';
import { formatDuration } from '../format';

/** What a request took and cost, at the end of a list of requests; `Figure` writes it as that list does. */
export function listFigureColumns(Figure: ElementType): readonly TableColumn<Schemas['Request']>[] {
  return [
    {
      header: 'Duration',
      cell: ({ duration_ms: duration }) => <Figure>{duration === null ? '–' : formatDuration(duration)}</Figure>,
      align: 'end',
      narrow: { line: 3, side: 'end' },
    },
    {
      header: 'Credits',
      cell: ({ credits }) => <Figure>{formatNumber(credits)}</Figure>,
      align: 'end',
      narrow: { line: 1, side: 'end' },
      narrowLabel: 'Credits',
    },
  ];
}
