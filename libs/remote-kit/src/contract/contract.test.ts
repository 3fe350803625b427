import { describe, expect, it } from 'vitest';
import { isWithin, manifestFaults, matchArea, unmetNeeds, type RemoteManifest } from '.';

const manifest: RemoteManifest = {
  id: 'mf-workshops',
  owner: 'workshops',
  title: 'Workshops',
  areas: [{ path: '/workshops', layout: 'site', access: 'public' }],
  nav: [{ label: 'Workshops', to: '/workshops', when: ['/workshops'] }],
};

describe('unmetNeeds', () => {
  const offer = { react: '19.3.1', exports: { '@declic/session': ['useSession', 'sessionStore'] } };
  const needs = (names: string[], react = '19.3.1') => ({ react, exports: { '@declic/session': names } });

  it.each(['19.3.1', '19.3.9', '19.2.0', '19.0.0'])('is empty for offered names and React %s', (react) => {
    expect(unmetNeeds(needs(['useSession'], react), offer)).toEqual([]);
  });

  it('names the exports that are missing, by package', () => {
    expect(unmetNeeds(needs(['useSession', 'renew', 'end']), offer)).toEqual([
      '@declic/session exports no renew, end.',
    ]);
  });

  it('names the exports of a package that is not offered at all', () => {
    expect(unmetNeeds({ react: '19.3.1', exports: { '@declic/charts': ['Pie'] } }, offer)).toEqual([
      '@declic/charts exports no Pie.',
    ]);
  });

  it.each(['19.4.0', '20.0.0', '18.3.1', 'latest'])('names React when the remote was built with %s', (react) => {
    expect(unmetNeeds(needs([], react), offer)).toEqual([`It was built with React ${react}; the shell has 19.3.1.`]);
  });
});

it.each(['/shell', '/assets/x', '/docs', '/V1', '/api/accounts', '/remotes', '/operate', '/preview', '/dev'])(
  'an area at %s, where the edge answers itself, is refused',
  (path) => {
    const areas = [{ ...manifest.areas[0], path }];
    expect(manifestFaults({ ...manifest, areas })).toContainEqual(
      expect.stringContaining(`areas[0].path "${path}" is reserved`),
    );
  },
);

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
  it('finds nothing wrong with a good manifest', () => {
    expect(manifestFaults(manifest)).toEqual([]);
    expect(manifestFaults({ ...manifest, prerender: ['/workshops/'] })).toEqual([]);
    expect(manifestFaults({ ...manifest, live: ['/workshops', '/workshops/:id'] })).toEqual([]);
  });

  it('takes a French page for people with a key', () => {
    const areas = [{ path: '/w', layout: 'app', access: 'signed-in', needsKey: true, lang: 'fr' }];
    expect(manifestFaults({ ...manifest, areas })).toEqual([]);
    for (const path of ['/', '/api', '/v1-news', '/documents'])
      expect(manifestFaults({ ...manifest, areas: [{ path, layout: 'app', access: 'signed-in' }] })).toEqual([]);
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
      'an unknown language',
      { ...manifest, areas: [{ path: '/w', layout: 'app', access: 'public', lang: 'de' }] },
      'areas[0].lang',
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
    [
      'a path that is read as another one',
      { ...manifest, areas: [{ ...manifest.areas[0], path: '/a/../login' }] },
      'areas[0].path',
    ],
    ['a path in escapes', { ...manifest, areas: [{ ...manifest.areas[0], path: '/%6cogin' }] }, 'areas[0].path'],
    ['a link to another origin', { ...manifest, nav: [{ label: 'x', to: '//evil.example' }] }, 'nav[0].to'],
    [
      'HTML of a page whose header is the shell’s',
      { ...manifest, areas: [{ path: '/w', layout: 'app', access: 'public' }], prerender: ['/w'] },
      'prerender[0] must be in an area with layout site',
    ],
    [
      'HTML of a page that is not for everybody',
      { ...manifest, areas: [{ path: '/w', layout: 'site', access: 'signed-in' }], prerender: ['/w'] },
      'prerender[0] must be in an area with layout site and access public',
    ],
    ['HTML of a page of another remote', { ...manifest, prerender: ['/flow'] }, 'prerender[0]'],
    ['live pages of another remote', { ...manifest, live: ['/flow/:id'] }, 'live[0] must be in an area'],
    ['live pages at any path', { ...manifest, live: ['/workshops/*'] }, 'live[0] must be an absolute path'],
    ['no object', null, 'The manifest is not an object.'],
  ])('names %s', (_, faulty, fault) => expect(manifestFaults(faulty).join(' ')).toContain(fault));
});
