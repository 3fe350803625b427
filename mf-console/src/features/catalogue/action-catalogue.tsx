import { media, Stack, Text } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { plansQuery } from '../../plan-facts/plans.queries';
import { CatalogueFilterBar } from './catalogue-filter-bar';
import { useCatalogueFilters } from './catalogue-filters';
import { CatalogueResults } from './catalogue-results';
import { OpenEvidence } from './evidence/open-evidence';
import { MyData } from './my-data/my-data';
import { useMatching } from './my-data/use-matching';
import { focusCard } from './use-card-focus';
import { useEvidenceLink } from './use-evidence-link';
import { useSearchShortcut } from './use-search-shortcut';

const NO_PLANS: never[] = [];

export function ActionCatalogue() {
  const { filters, searchText, typeSearch, chooseCategory, setShowFavorites, setShowUsed, clear } =
    useCatalogueFilters();
  const { data: plans = NO_PLANS } = useQuery(plansQuery());
  const evidence = useEvidenceLink();
  const matching = useMatching();
  const searchField = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useSearchShortcut(searchField);

  const focusSearch = useCallback(() => searchField.current?.focus(), []);
  // The clear button disappears with the empty result, so the focus moves to the search field.
  const startOver = () => {
    clear();
    focusSearch();
  };

  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <CatalogueFilterBar
          searchText={searchText}
          category={filters.category}
          showFavorites={filters.showFavorites}
          showUsed={filters.showUsed}
          onType={typeSearch}
          onCategory={chooseCategory}
          onShowFavorites={setShowFavorites}
          onShowUsed={setShowUsed}
          onClearSearch={() => typeSearch('')}
          onLeaveSearch={() => focusCard(results.current?.querySelector<HTMLElement>('[data-card-link][tabindex="0"]'))}
          searchFieldRef={searchField}
        />
        <KeyHelp>
          <kbd>/</kbd> to search, arrow keys to move between actions, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to clear
        </KeyHelp>
      </Stack>
      <MyData matching={matching} />
      <div ref={results}>
        <CatalogueResults
          filters={filters}
          plans={plans}
          fits={matching.matched?.fits}
          onClear={startOver}
          onEvidence={evidence.open}
          onOpen={matching.carry}
          onEscape={focusSearch}
        />
      </div>
      <OpenEvidence slug={evidence.slug} onClose={evidence.close} />
    </Stack>
  );
}

const KeyHelp = styled(Text).attrs({ size: 'small', tone: 'muted' })`
  ${media.touch} {
    display: none;
  }
`;
