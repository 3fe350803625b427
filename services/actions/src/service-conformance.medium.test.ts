import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, { open: ['downloadFile', 'listCategories', 'listPublicActions'], also: ['accounts'] });
