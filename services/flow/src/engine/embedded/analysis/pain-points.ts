import { distinct } from './cite';
import type { FoundLine } from '../../intake';
import { citeItem, listClauses } from './items';
import { isComplaint } from './prose';
import { findIn, type Topics } from './topics';

const LIMIT = 6;

/** What troubles the audience, clause by clause. */
export function findPainPoints(topics: Topics): FoundLine[] {
  return findIn(topics, (passages) =>
    distinct(
      passages
        .filter(({ section }) => section === 'pains')
        .flatMap((passage) =>
          listClauses(passage)
            .map((item) => citeItem(passage, item))
            .filter((line) => line !== undefined && isComplaint(line, passage.sentence)),
        ),
      LIMIT,
    ),
  );
}
