import { type ContractSlice, operationHashes, readContract } from '@declic/openapi/compatibility';
import document from '@declic/openapi/document';
import { API_CONTRACT_FILE } from '@declic/remote-kit/contract';
import { expect, it } from 'vitest';
import { aRelease, listFile } from '../../../testing/a-release';
import { putIntoStore } from '../../../testing/put-into-store';
import { startRegistry } from '../../../testing/registry';

const registry = await startRegistry();

interface ObjectSchema {
  required: string[];
  properties: Record<string, object>;
}

/** The contract of `listWorkshops` that a remote was built with, where a workshop had other members than today. */
function builtWith(change: (workshop: ObjectSchema) => void): ContractSlice {
  const contract = structuredClone(readContract(document, ['listWorkshops']));
  change(contract.schemas['WorkshopSession'] as unknown as ObjectSchema); // as the contract has it
  return contract;
}

const colour = (workshop: ObjectSchema) => Object.assign(workshop.properties, { colour: { type: 'string' } });
const hadMember = builtWith((workshop) => workshop.required.push(...Object.keys(colour(workshop)).slice(-1)));
const hadOptionalMember = builtWith((workshop) => void colour(workshop));
const lackedMember = builtWith((workshop) => {
  const [name = ''] = workshop.required.splice(0, 1);
  workshop.properties = Object.fromEntries(Object.entries(workshop.properties).filter(([key]) => key !== name));
});

/** Stores and registers a release that calls what the contract holds. */
function release(contract: ContractSlice | null, { version = 'v1', activate = true, operations = {} } = {}) {
  const text = JSON.stringify(contract);
  const files = [...aRelease().files, ...(contract ? [listFile(API_CONTRACT_FILE, text)] : [])];
  const called = { ...(contract && operationHashes(contract)), ...operations };
  const manifest = aRelease({ version, files, operations: called });
  putIntoStore(registry.storeDir, manifest, { [API_CONTRACT_FILE]: text });
  return registry.post(manifest, { activate });
}

it('accepts a release that was built with the live contract, without reading more than hashes', async () => {
  const live = operationHashes(readContract(document, ['listWorkshops', 'recordBeacon']));
  expect(Object.keys(live)).toHaveLength(2);
  expect((await release(null, { operations: live })).statusCode).toBe(201);
});

it.each([
  ['a new member in the answer', lackedMember],
  ['no optional member any more', hadOptionalMember],
])('accepts a release that was built with another contract when the live one has %s', async (_what, contract) => {
  expect((await release(contract)).statusCode).toBe(201);
});

it('refuses a release when the live contract lacks what it reads, in words', async () => {
  const refusal = await release(hadMember);

  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({
    code: 'operations_unmet',
    title: 'mf-flow v1 calls listWorkshops. 200.items[].colour may be missing.',
  });
  expect((await registry.history()).items).toEqual([]);
});

it.each([
  ['is gone', { noSuchOperation: '0'.repeat(16) }, 'mf-flow v1 calls noSuchOperation. It is gone.'],
  ['has an unknown origin', { listWorkshops: '0'.repeat(16) }, 'It is not known which contract it was built with.'],
])('refuses a release when an operation that it calls %s', async (_what, operations, sentence) => {
  expect((await release(null, { operations })).json()).toMatchObject({
    code: 'operations_unmet',
    title: expect.stringContaining(sentence),
  });
});

it('stores such a release for a later contract, and refuses to choose it until then', async () => {
  await release(lackedMember, { version: 'v1' });
  expect((await release(hadMember, { version: 'v2', activate: false })).statusCode).toBe(201);

  expect((await registry.choose('v2')).json()).toMatchObject({ code: 'operations_unmet' });
  expect(await registry.history()).toMatchObject({ choice: { version: 'v1' } });
});

it('asks of a release from before there were hashes that its operations exist', async () => {
  for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });
  const listed = (version: string, ids: string) =>
    registry.db.owner.query(
      `UPDATE release SET manifest = jsonb_set(manifest, '{operations}', '${ids}') WHERE version = $1`,
      [version],
    );
  await listed('v1', '["listWorkshops"]');
  await listed('v2', '["noSuchOperation"]');

  expect((await registry.choose('v1')).statusCode).toBe(200);
  expect((await registry.choose('v2')).json()).toMatchObject({ code: 'operations_unmet' });
});

it('asks it of a shell, too', async () => {
  const refusal = await registry.registerShell({ operations: { noSuchOperation: '0'.repeat(16) } });

  expect(refusal.json()).toMatchObject({ code: 'operations_unmet' });
});

it.each(['{"operations":', '[]', '{"operations":{"listWorkshops":{}},"schemas":{}}'])(
  'refuses a release whose client sent another contract than a build writes: %s',
  async (text) => {
    const files = [...aRelease().files, listFile(API_CONTRACT_FILE, text)];
    const manifest = aRelease({ files, operations: { listWorkshops: '0'.repeat(16) } });
    putIntoStore(registry.storeDir, manifest, { [API_CONTRACT_FILE]: text });

    expect((await registry.post(manifest)).json()).toMatchObject({ code: 'operations_unmet' });
  },
);
