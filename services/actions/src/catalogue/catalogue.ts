import type { Action } from '../engine/action';
import { emailValidate } from './email-contacts/email_validate.action';
import { promoVideo } from './images-codes-video/promo_video.action';
import { qrGenerate } from './images-codes-video/qr_generate.action';

/** Every action, one line each. A test compares this list with the folder. */
export const actions: readonly Action[] = [
  // A line of its own for each, so that additions do not conflict.
  emailValidate,
  promoVideo,
  qrGenerate,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
