import { Columns, Field, media, Select, TextInput } from '@declic/design-system';
import { styled } from 'styled-components';
import type { TemplateFilter } from './filter-templates';
import { categories, templatesTexts as texts } from './templates-texts';
import { useSearchText } from './use-search-text';

export interface TemplateFiltersProps {
  filter: TemplateFilter;
  onChange: (change: Partial<TemplateFilter>) => void;
}

/** Search and category. The list follows each key. */
export function TemplateFilters({ filter, onChange }: TemplateFiltersProps) {
  const { text, type } = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <Filters role="search" onSubmit={(event) => event.preventDefault()}>
      <Columns $columns="1fr auto" $gap={4} $wideGap={4} $align="end">
        <Field label={texts.searchLabel}>
          <TextInput
            type="search"
            name="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <Field label={texts.categoryLabel}>
          <Select
            name="category"
            value={filter.category}
            onChange={({ target }) => onChange({ category: target.value as TemplateFilter['category'] })} // one of the options below
          >
            {categories.map((category) => (
              <option key={category} value={category}>
                {texts.categories[category]}
              </option>
            ))}
          </Select>
        </Field>
      </Columns>
    </Filters>
  );
}

/* Without scripts all templates are shown. */
const Filters = styled.form`
  ${media.withoutScript} {
    display: none;
  }
`;
