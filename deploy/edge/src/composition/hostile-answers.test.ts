import { describe, expect, it } from 'vitest';
import { ShellPage } from '../shell/shell-page';
import { aComposition, aRemote, aShellIdentity } from '../testing/a-composition';
import { readComposition } from './read-composition';

const page = new ShellPage('<html><head></head></html>', aShellIdentity({ modules: { '/shell/s1/a.js': 'sha384-a' } }));
const VALUES: readonly unknown[] = [
  null,
  undefined,
  5,
  true,
  '',
  'x"><script>',
  [],
  [null],
  [5],
  {},
  { a: null },
  { a: [5] },
];
const whole = { ...aRemote({ nav: [{ label: 'Workshops', to: '/workshops' }] }) };
const standIn = { version: 'w0', entry: '/remotes/mf-workshops/w0/remoteEntry.js', needs: whole.needs };

/** The paths of all members, as far as they are nested. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}

const described = { ...whole, fallback: standIn, withdrawn: ['w9'] };

describe.each(pathsIn(described).filter((path) => path.length > 0))(
  'a registry that answers something else at %s',
  (...path) => {
    it('breaks no page', () => {
      for (const value of VALUES) {
        const remotes = [replaceAt(described, path, value), aRemote({ name: 'mf-flow' })];
        const { composition, malformed } = readComposition({ ...aComposition(), remotes });
        if (!composition) throw new Error('One remote cost the composition.');
        expect(composition.remotes.length + malformed.length).toBe(2);
        for (const at of ['/', '/workshops', '/workshops/5', '/nowhere'])
          for (const takesLaterMaps of [true, false])
            expect(() => page.render(composition, at, { takesLaterMaps }), JSON.stringify(value)).not.toThrow();
      }
    });
  },
);
