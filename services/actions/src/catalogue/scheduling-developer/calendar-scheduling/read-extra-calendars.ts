import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import type { Participant } from './participant';
import { readBusy } from './read-participants';

/** Adds the busy times and calendars that are given beside the participants, each with the name or address of whose it is. */
export function addCalendars(participants: readonly Participant[], busy: unknown, icsFiles: unknown): Participant[] {
  const times = readItems('busy', busy);
  const files = readItems('ics_files', icsFiles);
  const busyOf = (participant: Participant) =>
    times
      .filter(({ index }) => index === find('busy', times, participants, index, participant))
      .flatMap(({ item, index }) =>
        readBusy(
          [item],
          participant.zone,
          (message) => new RejectedInputError('busy', `Entry ${index + 1}: ${message}`),
        ),
      );
  const textsOf = (participant: Participant) =>
    files
      .filter(({ index }) => index === find('ics_files', files, participants, index, participant))
      .map(({ item, index }) => {
        const text = item['ics'] ?? item['text'];
        if (typeof text !== 'string')
          throw new RejectedInputError('ics_files', `Entry ${index + 1}: "ics" must be the text of a calendar`);
        return text;
      });
  return participants.map((participant) => ({
    ...participant,
    busy: [...participant.busy, ...busyOf(participant)],
    icsTexts: [...participant.icsTexts, ...textsOf(participant)],
  }));
}

interface Item {
  readonly item: Readonly<Record<string, unknown>>;
  readonly index: number;
}

function readItems(field: string, value: unknown): Item[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 5_000)
    throw new RejectedInputError(field, 'Must be a list of at most 5000 entries');
  return value.map((item: unknown, index) => {
    if (!isRecord(item))
      throw new RejectedInputError(field, `Entry ${index + 1}: Must be an object with "participant"`);
    return { item, index };
  });
}

/** The index when the item is of the participant, else -1. @throws {RejectedInputError} when it is of none. */
function find(
  field: string,
  items: readonly Item[],
  participants: readonly Participant[],
  index: number,
  participant: Participant,
): number {
  const whose = items[index]?.item['participant'];
  const isOf = ({ name, email }: Participant) =>
    typeof whose === 'string' && (name === whose.trim() || email === whose.trim());
  if (!participants.some(isOf))
    throw new RejectedInputError(
      field,
      `Entry ${index + 1}: "participant" must be the name or email of one of the participants`,
    );
  return isOf(participant) ? index : -1;
}
