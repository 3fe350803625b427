import { drawSharePicture, type SharePicture } from '@declic/media/share-picture';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { parisTime } from '../announced/french-text';
import type { SessionEntity } from '../sessions/session.entity';
import { SITE_TEXTS } from './site-texts';

/** Of about 100 kB. */
const MOST_KEPT = 60;
const RINGS = { beginner: 1, intermediate: 2, advanced: 3 } as const;
const SECTION = 'ateliers';

/** The pictures of shared links: each is drawn once for its words, one at a time, and the latest are kept. */
@Injectable()
export class WorkshopPictures {
  readonly #kept = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_KEPT });
  #last: Promise<unknown> = Promise.resolve();

  list(): Promise<Uint8Array> {
    return this.#draw({ title: SITE_TEXTS.heading, text: SITE_TEXTS.description, section: SECTION });
  }

  workshop({ title, subtitle, startUtc, level }: SessionEntity): Promise<Uint8Array> {
    return this.#draw({
      kicker: parisTime(startUtc),
      title,
      text: subtitle,
      section: SECTION,
      rings: RINGS[level],
    });
  }

  #draw(picture: SharePicture): Promise<Uint8Array> {
    const key = JSON.stringify(picture);
    const known = this.#kept.get(key);
    if (known) return known;
    const drawing = this.#last.then(() => drawSharePicture(picture));
    this.#last = drawing.catch(() => undefined);
    this.#kept.set(key, drawing);
    drawing.catch(() => this.#kept.delete(key));
    return drawing;
  }
}
