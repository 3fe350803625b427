import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { actionGenerator } from './action/generator.ts';
import { featureGenerator } from './feature/generator.ts';
import refusals from './generators.refusals.json';
import { moduleGenerator } from './module/generator.ts';
import { remoteGenerator } from './remote/generator.ts';
import { migrationGenerator } from './sql/migration.generator.ts';
import { sqlFunctionGenerator } from './sql/sql-function.generator.ts';

/** A workspace in memory with what the generators read and change. */
function workspace(): Tree {
  const tree = createTree();
  const real = [
    'CODEOWNERS',
    'services/marketing/src/app.module.ts',
    'services/marketing/src/database/data-source.ts',
    'services/actions/src/catalogue/catalogue.ts',
  ];
  const folders = [
    'openapi/spec',
    'services/marketing/src/database/migrations',
    'services/marketing/src/modules/waitlist',
    'services/accounts/src/database/functions',
    'services/actions/src/catalogue/email-contacts',
  ];
  for (const file of [...real, ...folders.flatMap((folder) => filesIn(folder))]) {
    tree.write(file, readFileSync(join(root, file), 'utf8'));
  }
  tree.write('mf-flow/package.json', '{}');
  tree.write('mf-flow/src/features/intake/intake.tsx', '');
  return tree;
}

/** Without the folders in it. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

const read = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

it('gives a remote its address, its owner and nothing to fill in', async () => {
  const tree = workspace();
  await remoteGenerator(tree, { name: 'price-desk', path: '/tools/prices', team: 'sales' });

  expect(read(tree, 'CODEOWNERS')).toMatch(/^\/mf-price-desk\/ +@declic\/sales$/m);
  expect(read(tree, 'mf-price-desk/src/remote.manifest.ts')).toContain(
    "areas: [{ path: '/tools/prices', layout: 'app', access: 'signed-in' }]",
  );
  expect(JSON.parse(read(tree, 'mf-price-desk/package.json')).nx).toEqual({
    name: 'mf-price-desk',
    tags: ['type:remote', 'scope:price-desk', 'runtime:web'],
  });
  const written = tree.listChanges().filter(({ path }) => path.startsWith('mf-price-desk'));
  expect(written.filter(({ path, content }) => /__|template$/.test(path) || content?.includes('<%'))).toEqual([]);
});

it('orders a migration after those that are there, also when the clock is behind', async () => {
  const tree = workspace();
  tree.write('services/marketing/src/database/migrations/9000000000000-later.sql', 'select 1;');
  await moduleGenerator(tree, { service: 'marketing', noun: 'partner' });

  expect(read(tree, 'services/marketing/src/database/migrations/9000000000001-partners.sql')).toMatch(
    /^create table partners \(/,
  );
});

it('writes a function into the schema that its name says, with its grants', async () => {
  const tree = workspace();
  await sqlFunctionGenerator(tree, { service: 'marketing', name: 'count_partners' });
  await sqlFunctionGenerator(tree, { service: 'marketing', name: 'count_partners_v1' });

  const functions = 'services/marketing/src/database/functions';
  expect(read(tree, `${functions}/count_partners.sql`)).toMatch(
    /^create or replace function count_partners\([^]*\nend;\n\ngrant execute on function count_partners to marketing_app;\n$/,
  );
  expect(read(tree, `${functions}/count_partners_v1.sql`)).toContain('function marketing_api.count_partners_v1(');
});

it('numbers a migration', async () => {
  const tree = workspace();
  tree.write('services/marketing/src/database/migrations/9000000000000-later.sql', 'select 1;');
  await migrationGenerator(tree, { service: 'marketing', name: 'add-partners' });

  expect(tree.exists('services/marketing/src/database/migrations/9000000000001-add-partners.sql')).toBe(true);
});

it('gives an action the category of its group', async () => {
  const tree = workspace();
  await actionGenerator(tree, { group: 'email-contacts', slug: 'email_split' });
  await actionGenerator(tree, { group: 'seo-web', slug: 'meta_tags' });

  expect(read(tree, 'services/actions/src/catalogue/email-contacts/email_split.action.ts')).toContain(
    "category: 'Email & Contacts'",
  );
  expect(read(tree, 'services/actions/src/catalogue/seo-web/meta_tags.action.ts')).toContain("category: 'SEO & Web'");
  expect(read(tree, 'services/actions/src/catalogue/catalogue.ts')).toMatch(
    /\[[^\]]*\bemailSplit,[^\]]*\bmetaTags\b[^\]]*\]/,
  );
});

/** Each with the options of its own schema, which the table has. */
const GENERATORS: Record<string, (tree: Tree, options: never) => Promise<unknown>> = {
  remote: remoteGenerator,
  feature: featureGenerator,
  module: moduleGenerator,
  sqlFunction: sqlFunctionGenerator,
  action: actionGenerator,
};

it.each(refusals)('refuses $what and writes nothing', async ({ generator, options, reason }) => {
  const tree = workspace();
  const before = tree.listChanges().length;
  // The options are those of the row's generator.
  await expect(GENERATORS[generator]?.(tree, options as never)).rejects.toThrow(reason);
  expect(tree.listChanges()).toHaveLength(before);
});
