import type { SharePicture } from '@declic/media/share-picture';
import { createHash } from 'node:crypto';
import { parisTime } from './paris-time';
import type { SessionEntity } from './session.entity';

const RINGS = { beginner: 1, intermediate: 2, advanced: 3 } as const;
/** Rises when the same words are drawn in another way. */
const DESIGN = 1;

export const PICTURE_SECTION = 'ateliers';

export type PicturedSession = Pick<SessionEntity, 'id' | 'title' | 'subtitle' | 'startUtc' | 'level'>;

/** What the picture of shared links to a session says. */
export function sessionPicture({ title, subtitle, startUtc, level }: PicturedSession): SharePicture {
  return { kicker: parisTime(startUtc), title, text: subtitle, section: PICTURE_SECTION, rings: RINGS[level] };
}

/** Another one for each content. */
export function pictureVersion(picture: SharePicture): string {
  const content = JSON.stringify([DESIGN, picture.kicker, picture.title, picture.text, picture.section, picture.rings]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/** Paths of sessions that are kept in memory and shown to many visitors: each is made once. */
const paths = new WeakMap<PicturedSession, string>();

/** Networks of people keep a picture by its address for weeks: other content has another one. */
export function sessionPicturePath(session: PicturedSession): string {
  const known = paths.get(session);
  if (known !== undefined) return known;
  const path = `/api/workshops/sessions/${session.id}/picture.png?v=${pictureVersion(sessionPicture(session))}`;
  paths.set(session, path);
  return path;
}
