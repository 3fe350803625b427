/** What an operator can do with a deployable or one of its versions. */
export type ReleaseChange =
  | { kind: 'promote'; version: string }
  | { kind: 'roll-back'; version: string }
  | { kind: 'withdraw'; version: string }
  | { kind: 'start-canary'; version: string; percent: number }
  | { kind: 'change-canary'; version: string; percent: number }
  | { kind: 'promote-canary'; version: string }
  | { kind: 'end-canary'; version: string }
  | { kind: 'freeze' }
  | { kind: 'unfreeze' }
  | { kind: 'retire' }
  | { kind: 'revive' };

export interface ChangeWords {
  /** On the button that opens the dialog. */
  button: string;
  /** On the one that confirms. */
  verb: string;
  title: (name: string) => string;
  /** What happens to visitors, and whether it can be undone. */
  description: string;
  done: (name: string) => string;
  tone: 'primary' | 'danger';
}

export const changeWords: Record<ReleaseChange['kind'], ChangeWords> = {
  promote: {
    button: 'Promote',
    verb: 'Promote',
    title: (name) => `Give this version of ${name} to all visitors?`,
    description: 'The next page load gets it. Open pages keep the version that they began with. Roll back to undo it.',
    done: (name) => `${name} was promoted`,
    tone: 'primary',
  },
  'roll-back': {
    button: 'Roll back',
    verb: 'Roll back',
    title: (name) => `Roll ${name} back?`,
    description: 'The next page load gets the earlier version. Open pages keep the version that they began with.',
    done: (name) => `${name} was rolled back`,
    tone: 'primary',
  },
  withdraw: {
    button: 'Withdraw',
    verb: 'Withdraw',
    title: (name) => `Withdraw this version of ${name}?`,
    description:
      'It is never chosen again and never stands in for another version. If visitors get it, the newest version that passes the gates takes its place. This cannot be undone: release a new version instead.',
    done: (name) => `A version of ${name} was withdrawn`,
    tone: 'danger',
  },
  'start-canary': {
    button: 'Canary',
    verb: 'Start canary',
    title: (name) => `Try this version of ${name} with some visitors?`,
    description:
      'Visitors are chosen at random, and the same ones keep it. The registry withdraws it by itself when it fails more often than the current version.',
    done: (name) => `A canary of ${name} was started`,
    tone: 'primary',
  },
  'change-canary': {
    button: 'Change share',
    verb: 'Change share',
    title: (name) => `Change the share of the canary of ${name}?`,
    description: 'The next page load counts. Visitors who have the canary keep it when the share is raised.',
    done: (name) => `The canary of ${name} has another share`,
    tone: 'primary',
  },
  'promote-canary': {
    button: 'Promote',
    verb: 'Promote',
    title: (name) => `Give the canary of ${name} to all visitors?`,
    description: 'The next page load gets it. Open pages keep the version that they began with. Roll back to undo it.',
    done: (name) => `The canary of ${name} was promoted`,
    tone: 'primary',
  },
  'end-canary': {
    button: 'End',
    verb: 'End canary',
    title: (name) => `End the canary of ${name}?`,
    description:
      'From the next page load, its visitors get the current version again. This version can be tried or promoted later.',
    done: (name) => `The canary of ${name} has ended`,
    tone: 'primary',
  },
  freeze: {
    button: 'Freeze',
    verb: 'Freeze',
    title: (name) => `Freeze ${name}?`,
    description: 'Every change but a withdrawal is refused until it is unfrozen, also a release from a pipeline.',
    done: (name) => `${name} is frozen`,
    tone: 'primary',
  },
  unfreeze: {
    button: 'Unfreeze',
    verb: 'Unfreeze',
    title: (name) => `Unfreeze ${name}?`,
    description: 'Releases, canaries and roll-backs are accepted again.',
    done: (name) => `${name} can be changed again`,
    tone: 'primary',
  },
  retire: {
    button: 'Retire',
    verb: 'Retire',
    title: (name) => `Retire ${name}?`,
    description: 'Visitors get nothing of it: its pages answer 404 and its links leave the header. It can be revived.',
    done: (name) => `${name} is retired`,
    tone: 'danger',
  },
  revive: {
    button: 'Revive',
    verb: 'Revive',
    title: (name) => `Revive ${name}?`,
    description: 'Visitors get the version again that was chosen last.',
    done: (name) => `${name} is back`,
    tone: 'primary',
  },
};
