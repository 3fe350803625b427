import { Button, Check, Columns, Field, Row, Select, TextInput } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { Heart, History } from 'lucide-react';
import type { Ref } from 'react';
import { categoriesQuery } from './categories.queries';

export interface CatalogueFilterBarProps {
  searchText: string;
  category: string | null;
  showFavorites: boolean;
  showUsed: boolean;
  onType: (searchText: string) => void;
  onCategory: (category: string | null) => void;
  onShowFavorites: (showFavorites: boolean) => void;
  onShowUsed: (showUsed: boolean) => void;
  /** Escape in the field. */
  onClearSearch: () => void;
  /** Arrow down in the field. */
  onLeaveSearch: () => void;
  searchFieldRef?: Ref<HTMLInputElement>;
}

export function CatalogueFilterBar({
  searchText,
  category,
  showFavorites,
  showUsed,
  onType,
  onCategory,
  onShowFavorites,
  onShowUsed,
  onClearSearch,
  onLeaveSearch,
  searchFieldRef,
}: CatalogueFilterBarProps) {
  return (
    <Columns
      $columns="1fr minmax(200px, 280px) auto"
      $align="end"
      $from="tablet"
      $gap={3}
      role="search"
      aria-label="Actions"
    >
      <Field label="Search">
        <TextInput
          ref={searchFieldRef}
          type="search"
          value={searchText}
          maxLength={100}
          placeholder="Title or slug, e.g. email"
          aria-keyshortcuts="/"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClearSearch();
            if (key === 'ArrowDown') onLeaveSearch();
          }}
        />
      </Field>
      <CategoryField category={category} onCategory={onCategory} />
      <Row $gap={2}>
        <Button
          variant="secondary"
          icon={<Heart size={18} aria-hidden fill={showFavorites ? 'currentColor' : 'none'} />}
          onClick={() => onShowFavorites(!showFavorites)}
        >
          {showFavorites ? 'Show All' : 'Show Favorites'}
        </Button>
        <Button
          variant="secondary"
          aria-pressed={showUsed}
          icon={showUsed ? <Check size={18} aria-hidden /> : <History size={18} aria-hidden />}
          onClick={() => onShowUsed(!showUsed)}
        >
          Used
        </Button>
      </Row>
    </Columns>
  );
}

function CategoryField({ category, onCategory }: Pick<CatalogueFilterBarProps, 'category' | 'onCategory'>) {
  const { data: found = [] } = useQuery(categoriesQuery());
  // The chosen one may come from a link, before (or without) the list.
  const categories = category && !found.includes(category) ? [category, ...found] : found;

  return (
    <Field label="Category">
      <Select
        value={category ?? 'all'}
        onChange={({ target }) => onCategory(target.value === 'all' ? null : target.value)}
      >
        <option value="all">All Categories</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
