import { describe, expect, it } from 'vitest';
import { contractMismatches, isWithin, manifestFaults, matchArea, satisfiesCaret, type RemoteManifest } from '.';

const manifest: RemoteManifest = {
  id: 'mf-workshops',
  owner: 'workshops',
  title: 'Workshops',
  areas: [{ path: '/workshops', layout: 'site', access: 'public' }],
  nav: [{ label: 'Workshops', to: '/workshops', when: ['/workshops'] }],
  contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
};

describe('satisfiesCaret', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.2.3', '^1.2.0', true],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.0.0', false],
    ['0.2.0', '^0.1.0', false],
    ['0.1.4', '^0.1.2', true],
    ['1.4.0', '1.0.0', true],
    ['1.0.0', 'latest', false],
  ])('says of %s in %s: %s', (version, range, expected) => expect(satisfiesCaret(version, range)).toBe(expected));
});

describe('contractMismatches', () => {
  const offered = { remoteKit: '1.0.0', designSystem: '1.3.0', session: '1.0.0' };

  it('finds nothing when every need is met', () => expect(contractMismatches(manifest.contract, offered)).toEqual([]));

  it('names the part that does not fit', () => {
    expect(contractMismatches({ ...manifest.contract, designSystem: '^2.0.0' }, offered)).toEqual([
      { part: 'designSystem', needs: '^2.0.0', has: '1.3.0' },
    ]);
  });

  it('refuses a part that is not offered at all', () => {
    const needs = { ...manifest.contract, charts: '^1.0.0' };
    expect(contractMismatches(needs, offered)).toEqual([{ part: 'charts', needs: '^1.0.0', has: 'nothing' }]);
  });
});

describe('areas', () => {
  it('contain what is below them, by whole segments', () => {
    expect(isWithin('/workshops/7', '/workshops')).toBe(true);
    expect(isWithin('/workshops/', '/workshops')).toBe(true);
    expect(isWithin('/workshopsX', '/workshops')).toBe(false);
  });

  it('of the root contain nothing else', () => {
    expect(isWithin('/', '/')).toBe(true);
    expect(isWithin('/workshops', '/')).toBe(false);
  });

  it('are found by the longest path', () => {
    const tools = { name: 'tools', areas: [{ path: '/tools', layout: 'app', access: 'public' }] } as const;
    const flow = {
      name: 'flow',
      areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in' }],
    } as const;
    expect(matchArea([tools, flow], '/tools/flow-content/1')?.remote).toBe(flow);
    expect(matchArea([tools, flow], '/tools/other')?.remote).toBe(tools);
    expect(matchArea([tools, flow], '/')).toBeUndefined();
  });
});

describe('manifestFaults', () => {
  it('finds nothing wrong with a good manifest', () => expect(manifestFaults(manifest)).toEqual([]));

  it('takes a page for people with a key', () => {
    const areas = [{ path: '/w', layout: 'app', access: 'signed-in', needsKey: true }];
    expect(manifestFaults({ ...manifest, areas })).toEqual([]);
  });

  it.each([
    ['an id that is no project', { ...manifest, id: 'Workshops' }, 'id must be'],
    ['a missing owner', { ...manifest, owner: ' ' }, 'owner is missing.'],
    ['no areas', { ...manifest, areas: [] }, 'areas is empty.'],
    ['a relative path', { ...manifest, areas: [{ path: 'w', layout: 'app', access: 'public' }] }, 'areas[0].path'],
    [
      'an unknown layout',
      { ...manifest, areas: [{ path: '/w', layout: 'wide', access: 'public' }] },
      'areas[0].layout',
    ],
    [
      'a key that is wanted of everybody',
      { ...manifest, areas: [{ path: '/w', layout: 'app', access: 'public', needsKey: true }] },
      'areas[0].needsKey goes with',
    ],
    [
      'a wish for a key that is neither yes nor no',
      { ...manifest, areas: [{ path: '/w', layout: 'app', access: 'signed-in', needsKey: 'yes' }] },
      'areas[0].needsKey must be',
    ],
    ['a link to another origin', { ...manifest, nav: [{ label: 'x', to: '//evil.example' }] }, 'nav[0].to'],
    ['a loose range', { ...manifest, contract: { ...manifest.contract, session: '*' } }, 'contract.session'],
    ['no object', null, 'The manifest is not an object.'],
  ])('names %s', (_, faulty, fault) => expect(manifestFaults(faulty).join(' ')).toContain(fault));
});
