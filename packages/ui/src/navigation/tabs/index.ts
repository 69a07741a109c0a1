export type { TabsVariant } from './variants.ts';
export {
  TabLinks,
  type TabLinkItem,
  type TabLinksProps,
  TabPanel,
  Tabs,
  type TabItem,
  type TabPanelProps,
  type TabsProps,
} from './Tabs.tsx';
