import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'downloadFile',
    'getActionDefinition',
    'getDocumentationAsset',
    'getLlmsText',
    'getOpenApi',
    'getRoutingIndex',
    'getSitemap',
    'listActionDefinitions',
    'listCategories',
    'listPublicActions',
    'showActionPage',
    'showActionPages',
    'showDocumentation',
    'showErrorPage',
    'showErrorPages',
    'showGuide',
    'showReference',
  ],
  also: ['accounts'],
});
