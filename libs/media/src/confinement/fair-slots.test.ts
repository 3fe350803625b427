import { expect, it } from 'vitest';
import { FairSlots } from './fair-slots';

const { signal } = new AbortController();

/** Takes slots in the order of the accounts' names, and tells who was served in which order. */
async function queue(slots: FairSlots, ...accounts: readonly string[]) {
  const served: string[] = [];
  for (const account of accounts) void slots.take(account, signal).then(() => served.push(account));
  await settle();
  return served;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives one account half of the slots, rounded up', async () => {
  expect(await queue(new FairSlots(3), 'a', 'a', 'a', 'b')).toEqual(['a', 'a', 'b']);
  expect(await queue(new FairSlots(1), 'a', 'a', 'b')).toEqual(['a']);
});

it('serves the account that holds fewest, and accounts that hold as many in turns', async () => {
  const slots = new FairSlots(2);
  const served = await queue(slots, 'a', 'b', 'a', 'a', 'b', 'c', 'c');
  expect(served).toEqual(['a', 'b']);
  for (const account of ['a', 'c', 'a', 'b', 'c']) {
    slots.give(account);
    await settle();
  }
  expect(served).toEqual(['a', 'b', 'c', 'a', 'c', 'b', 'a']);
});

it('leaves out a wait that was aborted', async () => {
  const slots = new FairSlots(1);
  await slots.take('a', signal);
  const gone = new AbortController();
  const aborted = expect(slots.take('b', gone.signal)).rejects.toThrow('gone');
  const served = await queue(slots, 'c');
  gone.abort(new Error('gone'));
  await aborted;
  slots.give('a');
  await settle();
  expect(served).toEqual(['c']);
  await expect(slots.take('a', gone.signal)).rejects.toThrow('gone');
});

it('gives each slot to one waiting account only', async () => {
  const slots = new FairSlots(2);
  const served = await queue(slots, 'a', 'b', 'c', 'd', 'e');
  slots.give('a');
  slots.give('b');
  await settle();
  expect(served).toEqual(['a', 'b', 'c', 'd']);
});
