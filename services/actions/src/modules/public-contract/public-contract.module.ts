import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { PublicContractController } from './public-contract.controller';
import { PublicContractService } from './public-contract.service';

@Module({
  imports: [CatalogueModule],
  controllers: [PublicContractController],
  providers: [PublicContractService],
})
export class PublicContractModule {}
