import { Button, Container, EmptyState, Link, Stack, token } from '@declic/design-system';
import { lazyPart, useHydrated } from '@declic/remote-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { filterTemplates, readFilter } from '../features/templates/filter-templates';
import { TemplateFilters } from '../features/templates/template-filters';
import { TemplateList } from '../features/templates/template-list';
import { templates, templatesTexts as texts } from '../features/templates/templates-texts';
import { useAddress, withValues } from '../features/templates/use-address';
import { useClosing } from '../features/templates/use-closing';
import { useFrenchPageHead } from '../head/use-french-page-head';
import { paths } from '../paths';
import { Lead, PageHeading } from '../ui/display';
import { SitePage } from '../ui/site-page';

const TemplateCode = lazyPart(async () => (await import('../features/templates/template-code')).TemplateCode);

/** The templates. Search, category and the open code stand in the address. */
export function Component() {
  useFrenchPageHead({ texts, path: paths.templates(), picture: 'templates' });
  const [inAddress, change] = useAddress();
  // The HTML of the page is that of the address without a query.
  const address = useHydrated() ? inAddress : NO_QUERY;
  const filter = readFilter(address);
  const found = filterTemplates(templates, filter);
  const opened = openedTemplate(address);

  const close = useClosing(openedTemplate(inAddress) !== undefined, () => change({ code: '' }));
  const toCodeHref = (code: string) => `${paths.templates()}?${withValues(address, { code })}`;

  return (
    <SitePage language="fr">
      <Container>
        <Opening>
          <PageHeading>{texts.heading}</PageHeading>
          <Lead>{texts.lead}</Lead>
        </Opening>
        <Stack $gap={7}>
          <TemplateFilters filter={filter} onChange={(values) => change(values)} />
          <TemplateList
            heading={texts.featured}
            templates={found.filter(({ featured }) => featured)}
            toCodeHref={toCodeHref}
          />
          <TemplateList
            heading={texts.others}
            templates={found.filter(({ featured }) => !featured)}
            toCodeHref={toCodeHref}
          />
          {found.length === 0 ? <NothingFound onReset={() => change({ search: '', category: '' })} /> : null}
        </Stack>
      </Container>
      <Suspense>{opened ? <TemplateCode key={opened.slug} template={opened} onClose={close} /> : null}</Suspense>
    </SitePage>
  );
}

const NO_QUERY = new URLSearchParams();

function openedTemplate(address: URLSearchParams) {
  return templates.find(({ slug }) => slug === address.get('code'));
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title={texts.empty}
      description={
        <>
          {texts.emptyHelp}{' '}
          <Link href={paths.allActionDocs()} target="_self">
            {texts.emptyAction}
          </Link>
        </>
      }
      action={
        <Button variant="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
      }
    />
  );
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: clamp(${token.space[7]}, 7vw, 7rem) ${token.space[7]};
`;
