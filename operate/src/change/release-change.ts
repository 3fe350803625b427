/** What an operator can do with a deployable or one of its versions. */
export type ReleaseChange =
  | { kind: 'promote'; version: string }
  | { kind: 'roll-back'; version: string }
  | { kind: 'withdraw'; version: string }
  | { kind: 'freeze' }
  | { kind: 'unfreeze' }
  | { kind: 'retire' }
  | { kind: 'revive' };

export interface ChangeWords {
  /** On the button that opens the dialog, and on the one that confirms. */
  verb: string;
  title: (name: string) => string;
  /** What happens to visitors, and whether it can be undone. */
  description: string;
  done: (name: string) => string;
  tone: 'primary' | 'danger';
}

export const changeWords: Record<ReleaseChange['kind'], ChangeWords> = {
  promote: {
    verb: 'Promote',
    title: (name) => `Give this version of ${name} to all visitors?`,
    description: 'The next page load gets it. Open pages keep the version that they began with. Roll back to undo it.',
    done: (name) => `${name} was promoted`,
    tone: 'primary',
  },
  'roll-back': {
    verb: 'Roll back',
    title: (name) => `Roll ${name} back?`,
    description: 'The next page load gets the earlier version. Open pages keep the version that they began with.',
    done: (name) => `${name} was rolled back`,
    tone: 'primary',
  },
  withdraw: {
    verb: 'Withdraw',
    title: (name) => `Withdraw this version of ${name}?`,
    description:
      'It is never chosen again and never stands in for another version. If visitors get it, the newest version that passes the gates takes its place. This cannot be undone: release a new version instead.',
    done: (name) => `A version of ${name} was withdrawn`,
    tone: 'danger',
  },
  freeze: {
    verb: 'Freeze',
    title: (name) => `Freeze ${name}?`,
    description: 'Every change is refused until it is unfrozen, also a release from a pipeline.',
    done: (name) => `${name} is frozen`,
    tone: 'primary',
  },
  unfreeze: {
    verb: 'Unfreeze',
    title: (name) => `Unfreeze ${name}?`,
    description: 'Releases and roll-backs are accepted again.',
    done: (name) => `${name} can be changed again`,
    tone: 'primary',
  },
  retire: {
    verb: 'Retire',
    title: (name) => `Retire ${name}?`,
    description: 'Visitors get nothing of it: its pages answer 404 and its links leave the header. It can be revived.',
    done: (name) => `${name} is retired`,
    tone: 'danger',
  },
  revive: {
    verb: 'Revive',
    title: (name) => `Revive ${name}?`,
    description: 'Visitors get the version again that was chosen last.',
    done: (name) => `${name} is back`,
    tone: 'primary',
  },
};
