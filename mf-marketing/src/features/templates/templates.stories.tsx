import preview from '@declic/design-system/storybook/preview';
import { TemplateCode } from './template-code';
import { TemplateFilters } from './template-filters';
import { TemplateList } from './template-list';
import { templates, templatesTexts } from './templates-texts';

const meta = preview.meta({
  title: 'Marketing/Templates',
  component: TemplateList,
  args: { heading: templatesTexts.featured, templates, toCodeHref: (code) => `/templates?code=${code}` },
});

export const List = meta.story();
export const LongText = meta.story({
  args: { templates: templates.map((template) => ({ ...template, text: template.text.repeat(5) })) },
});
export const Filters = meta.story({
  render: () => <TemplateFilters filter={{ search: 'pdf', category: 'documents' }} onChange={() => undefined} />,
});
export const Code = meta.story({
  render: () => <>{templates[0] ? <TemplateCode template={templates[0]} onClose={() => undefined} /> : null}</>,
});
