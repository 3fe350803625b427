import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'downloadFile',
    'getActionDefinition',
    'getLlmsText',
    'getOpenApi',
    'listActionDefinitions',
    'listCategories',
    'listPublicActions',
  ],
  also: ['accounts'],
});
