import { Container, Heading, Stack, Text, token } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { siteHead } from '../head/site-head';
import type { Language } from '../i18n/language';
import { PageHeading } from './display';
import type { LanguagePaths } from './language-switch';
import { SitePage } from './site-page';

export interface NoticePageProps {
  language: Language;
  toPath: LanguagePaths;
  alternates: Readonly<Record<string, string>>;
  texts: {
    readonly title: string;
    readonly description: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
}

/** A page of small print: a title, and what it says by subject. */
export function NoticePage({ language, toPath, alternates, texts: { title, description, sections } }: NoticePageProps) {
  usePageHead(
    siteHead({
      language,
      title: `${title} - declic`,
      description,
      path: toPath(language),
      alternates,
      picture: language,
      pictureText: title,
    }),
  );
  return (
    <SitePage language={language} languagePaths={toPath}>
      <Page $width="reading">
        <PageHeading>{title}</PageHeading>
        {sections.map((section) => (
          <Stack as="section" key={section.title} $gap={2}>
            <Heading level={2} size="h4">
              {section.title}
            </Heading>
            <Text>{section.text}</Text>
          </Stack>
        ))}
      </Page>
    </SitePage>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${token.space[6]};
  padding-block: ${token.space[8]};
`;
