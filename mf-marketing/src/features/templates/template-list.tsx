import { Grid, Heading } from '@declic/design-system';
import { useId } from 'react';
import { Below } from '../../ui/display';
import { TemplateCard } from './template-card';
import type { Template } from './templates-texts';

export interface TemplateListProps {
  heading: string;
  templates: readonly Template[];
  toCodeHref: (slug: string) => string;
}

/** Templates below a heading; nothing at all when there are none. */
export function TemplateList({ heading, templates, toCodeHref }: TemplateListProps) {
  const headingId = useId();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} size="h4" id={headingId}>
        {heading}
      </Heading>
      <Below>
        <Grid as="ul" role="list" $min="20rem">
          {templates.map((template) => (
            <TemplateCard key={template.slug} template={template} codeHref={toCodeHref(template.slug)} />
          ))}
        </Grid>
      </Below>
    </section>
  );
}
