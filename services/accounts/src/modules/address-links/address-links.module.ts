import { Module } from '@nestjs/common';
import { AddressLinksRepository } from './address-links.repository';

@Module({ providers: [AddressLinksRepository], exports: [AddressLinksRepository] })
export class AddressLinksModule {}
