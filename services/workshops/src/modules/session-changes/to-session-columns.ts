import type { SessionChange } from './session-changes.service';
import type { SessionEntity } from '../sessions/session.entity';

/** The columns that a request names, and no other. */
export function toSessionColumns(change: SessionChange): Partial<SessionEntity> {
  const replayUrl = change.replay_url;
  return withoutUndefined({
    reference: change.reference,
    title: change.title,
    subtitle: change.subtitle,
    durationMin: change.duration_min,
    level: change.level,
    format: change.format,
    coverUrl: change.cover_url,
    stack: change.stack,
    agenda: change.agenda,
    objectives: change.objectives,
    deliverables: change.deliverables,
    prerequisites: change.prerequisites,
    perks: change.perks,
    ticketFreeEnabled: change.ticket_free_enabled,
    premiumPriceEur: change.premium_price_eur?.toFixed(2),
    roomUrl: change.room_url,
    afterWorkshopUrl: change.after_workshop_url,
    replayUrl,
    replayKind: change.replay_kind ?? (typeof replayUrl === 'string' ? guessKind(replayUrl) : undefined),
  });
}

/** A file for the player of the page, or the page of a video service. */
function guessKind(url: string): 'file' | 'embed' {
  return /\.(?:mp4|webm|m4v|mov)(?:[?#]|$)/i.test(url) ? 'file' : 'embed';
}

type Defined<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> };

function withoutUndefined<Columns extends object>(columns: Columns): Defined<Columns> {
  // Only entries without a value are left out.
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Defined<Columns>;
}
