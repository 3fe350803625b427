import { describe, expect, it } from 'vitest';
import { parseCatalogueFilters, writeCatalogueFilters } from './catalogue-filters';

const parse = (search: string) => parseCatalogueFilters(new URLSearchParams(search));

describe('parseCatalogueFilters', () => {
  it('reads all', () => {
    expect(parse('search=mail&category=Data&favorites=1&used=1')).toEqual({
      search: 'mail',
      category: 'Data',
      showFavorites: true,
      showUsed: true,
    });
  });

  it.each(['', 'search=&category=', 'search=%20%20&category=all&favorites=0'])('takes %j for no filter', (search) => {
    expect(parse(search)).toEqual({ search: '', category: null, showFavorites: false, showUsed: false });
  });

  it('cuts a search off where the server would refuse it', () => {
    expect(parse(`search=${'a'.repeat(150)}`).search).toHaveLength(100);
  });
});

it('writes only what is set', () => {
  expect(writeCatalogueFilters({ search: '', category: null, showFavorites: false, showUsed: false }).toString()).toBe(
    '',
  );
  const filters = { search: 'a b', category: 'Data', showFavorites: true, showUsed: true };
  expect(writeCatalogueFilters(filters).toString()).toBe('search=a+b&category=Data&favorites=1&used=1');
});
