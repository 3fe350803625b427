import { expect, it } from 'vitest';
import { FairSlots } from '@declic/media/confinement';
import { SlotLease } from './slot-lease';
import type { Deadline } from './within-deadline';

/** Slots of which one account may have two, and a lease of that account. */
function aLease() {
  const deadline: Deadline = { signal: new AbortController().signal, wait: (turn) => turn };
  const slots = new FairSlots(4);
  return { slots, deadline, lease: new SlotLease(slots, 'ada', deadline) };
}

/** How many slots the account can take now. */
async function countFree({ slots, deadline }: ReturnType<typeof aLease>): Promise<number> {
  const taken = new Set<SlotLease>();
  for (let count = 0; count < 2; count += 1) {
    const lease = new SlotLease(slots, 'ada', deadline);
    void lease.take().then(
      () => taken.add(lease),
      () => undefined,
    );
  }
  await new Promise((resolve) => setImmediate(resolve));
  return taken.size;
}

it('holds one slot however often it is taken', async () => {
  const given = aLease();
  await given.lease.take();
  await given.lease.take();
  given.lease.end();
  expect(await countFree(given)).toBe(2);
});

it('holds one slot when it is taken again while it waits', async () => {
  const given = aLease();
  await Promise.all([given.lease.take(), given.lease.take(), given.lease.take()]);
  given.lease.end();
  expect(await countFree(given)).toBe(2);
});

it('takes its slot again after it gave it back', async () => {
  const given = aLease();
  await given.lease.take();
  given.lease.give();
  await given.lease.take();
  expect(await countFree(given)).toBe(1);
});

it('gives a slot back that comes after its end', async () => {
  const given = aLease();
  const taken = given.lease.take();
  given.lease.end();
  await taken;
  expect(await countFree(given)).toBe(2);
});
