import { Module } from '@nestjs/common';
import { KnownDevicesRepository } from './known-devices.repository';
import { VisitorDevices } from './visitor-devices';

@Module({ providers: [KnownDevicesRepository, VisitorDevices], exports: [KnownDevicesRepository, VisitorDevices] })
export class DevicesModule {}
