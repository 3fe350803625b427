import { expect, it } from 'vitest';
import { operationHashes, readContract } from '../../../openapi/compatibility/index.ts';
import { impactOfContract, impactOfOffer, type ServedRelease } from './impact.ts';
import { impactLines } from './impact-lines.ts';

const answer = (properties: Record<string, object>) => ({
  '200': {
    content: { 'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } } },
  },
});

/** A contract of two services with an operation each. */
function aContract(flow: Record<string, object> = { id: { type: 'string' }, at: { type: 'string' } }) {
  const operation = (id: string, service: string, responses: object) => ({
    get: { operationId: id, 'x-service': service, responses },
  });
  return readContract({
    paths: {
      '/api/flow/texts': operation('listTexts', 'flow', answer(flow)),
      '/api/accounts/me': operation('getMe', 'accounts', answer({ email: { type: 'string' } })),
    },
    components: {},
  });
}

function aServed(changes: Partial<ServedRelease> = {}): ServedRelease {
  const contract = aContract();
  return {
    ...{ name: 'mf-flow', version: 'v1', owner: 'Flow team', role: 'stable', offer: null },
    needs: { react: '19.3.1', exports: { '@declic/session': ['useSession'] } },
    operations: operationHashes(contract),
    contract: { ...contract },
    ...changes,
  };
}

it('names the live, canary and fallback releases that a smaller offer breaks', () => {
  const served = [aServed(), aServed({ version: 'v0', role: 'fallback' }), aServed({ needs: null, name: 'shell' })];
  const offer = { react: '19.3.1', exports: { '@declic/session': ['signOut'] } };

  expect(impactOfOffer(offer, served)).toMatchObject([
    { release: { version: 'v1' }, reasons: ['@declic/session exports no useSession.'] },
    { release: { version: 'v0', role: 'fallback' } },
  ]);
  expect(impactOfOffer({ ...offer, exports: { '@declic/session': ['signOut', 'useSession'] } }, served)).toEqual([]);
});

it('names the releases that call what the contract of a service takes away', () => {
  const smaller = aContract({ id: { type: 'string' } });

  expect(impactOfContract('flow', smaller, [aServed()])).toMatchObject([
    { release: { name: 'mf-flow', owner: 'Flow team' }, reasons: ['listTexts: 200.at may be missing.'] },
  ]);
  expect(impactOfContract('accounts', smaller, [aServed()])).toEqual([]);
  expect(impactOfContract('flow', readContract({ paths: {}, components: {} }), [aServed()])).toMatchObject([
    { reasons: ['listTexts: It is gone.'] },
  ]);
});

it('names no remote for a contract that only adds', () => {
  const larger = aContract({ id: { type: 'string' }, at: { type: 'string' }, by: { type: 'string' } });
  expect(impactOfContract('flow', larger, [aServed()])).toEqual([]);
});

it('prints whom to talk to, and why', () => {
  const broken = impactOfContract('flow', aContract({ id: { type: 'string' } }), [aServed()]);

  expect(impactLines('contract of flow', broken)).toEqual([
    '1 release would break if this contract of flow went live. Talk to: Flow team.',
    '',
    'mf-flow v1 (live, Flow team)',
    '  listTexts: 200.at may be missing.',
  ]);
  expect(impactLines('shell', [])).toEqual(['No release would break if this shell went live.']);
});
