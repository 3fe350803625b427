import type { Action, Capability } from './action';

const REASONS: Readonly<Record<Capability, string>> = {
  model: 'No language model is configured.',
  egress: 'Reading pages of the web is switched off.',
  picture: 'This machine cannot read or draw pictures.',
  pdf: 'This machine cannot read PDFs.',
  ocr: 'This machine cannot read the text of pictures.',
  video: 'This machine cannot encode video.',
};

/** What this machine and its configuration offer to actions. */
export class Capabilities {
  constructor(private readonly present: ReadonlySet<Capability>) {}

  /** Whether pages of the web are read. */
  get isOnline(): boolean {
    return this.present.has('egress');
  }

  /** Why an action cannot run here; null when it can. */
  findObstacle({ requires }: Pick<Action, 'requires'>): string | null {
    const missing = requires.find((capability) => !this.present.has(capability));
    return missing === undefined ? null : REASONS[missing];
  }
}
