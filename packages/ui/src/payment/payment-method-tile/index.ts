export { PaymentMethodTile, type PaymentMethodTileProps } from './PaymentMethodTile.tsx';
export { PaymentPlate, type PaymentIcon, type PaymentPlateProps } from './PaymentPlate.tsx';
