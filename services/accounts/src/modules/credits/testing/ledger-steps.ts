import fc from 'fast-check';
import type { ChargeType } from './ledger-model';

/** One of the two accounts of a world; the third one does not exist. */
export type Who = 0 | 1 | 2;

interface ChargeItem {
  readonly who: Who;
  readonly amount: number;
  readonly type: ChargeType;
}

/** Operations on accounts, as data for property tests. */
export type Step =
  | ({ readonly kind: 'charge'; readonly sameRun: boolean } & ChargeItem)
  | { readonly kind: 'charge many'; readonly items: readonly ChargeItem[]; readonly sameRun: boolean }
  | { readonly kind: 'refund'; readonly who: Who; readonly run: number }
  | { readonly kind: 'grant'; readonly who: Who; readonly amount: number; readonly key: number }
  | { readonly kind: 'renew'; readonly who: Who; readonly repeated: boolean }
  | { readonly kind: 'regenerate' | 'suspend' | 'resume' | 'cancel' | 'delete'; readonly who: Who };

const who = fc.constantFrom(0 as const, 1 as const);
const item = fc.record({
  who: fc.oneof({ weight: 9, arbitrary: who }, { weight: 1, arbitrary: fc.constant(2 as const) }),
  amount: fc.integer({ min: 1, max: 30 }),
  type: fc.constantFrom('api_action' as const, 'tool' as const),
});
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(item, rarely).map(([one, sameRun]) => ({ kind: 'charge' as const, sameRun, ...one })),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('charge many'),
      items: fc.array(item, { minLength: 1, maxLength: 8 }),
      sameRun: rarely,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('refund'), who, run: fc.nat(20) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('grant'), who, amount: fc.integer({ min: 1, max: 80 }), key: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('renew'), who, repeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('regenerate' as const, 'cancel' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('suspend'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('resume'), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: rarely.map((end) => (end ? ('delete' as const) : ('resume' as const))), who }),
  },
);

export const steps = fc.array(step, { minLength: 4, maxLength: 20, size: 'max' });
