import { Injectable } from '@nestjs/common';
import { findAction } from '../../catalogue/catalogue';
import type { Action } from '../../engine/action';

/** Where runs look actions up, so that a test can bring its own. */
@Injectable()
export class ActionsRegistry {
  find(slug: string): Action | undefined {
    return findAction(slug);
  }
}
