import { Badge, Columns, Heading, Link, Stack, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { fill } from '../../claims';
import { paths } from '../../paths';
import { HeadedSection } from '../../ui/headed-section';

export interface CustomerCasesProps {
  texts: {
    readonly casesHeading: string;
    readonly caseMark: string;
    readonly before: string;
    readonly after: string;
    readonly seeAction: string;
    readonly cases: readonly {
      readonly title: string;
      readonly before: string;
      readonly after: string;
      readonly slug: string;
    }[];
  };
}

/** Two cases. They are invented to show what such work is, and each says so. */
export function CustomerCases({ texts }: CustomerCasesProps) {
  return (
    <HeadedSection variant="inverted" heading={texts.casesHeading}>
      <Cases $columns="1fr 1fr" $gap={7} $wideGap={8}>
        {texts.cases.map(({ title, before, after, slug }) => (
          <Stack as="article" key={title} $gap={3} $align="start">
            <Badge tone="accent">{texts.caseMark}</Badge>
            <Heading level={3} size="h3">
              {title}
            </Heading>
            <p>
              <strong>{texts.before}.</strong> {before}
            </p>
            <p>
              <strong>{texts.after}.</strong> {after}
            </p>
            <CaseLink variant="strong" href={paths.actionDocs(slug)} target="_self">
              {fill(texts.seeAction, { slug })}
            </CaseLink>
          </Stack>
        ))}
      </Cases>
    </HeadedSection>
  );
}

const Cases = styled(Columns)`
  margin-block-start: ${token.space[7]};
`;

const CaseLink = styled(Link)`
  color: inherit;
`;
