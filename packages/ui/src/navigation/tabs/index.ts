export {
  TabLinks,
  type TabLinkItem,
  type TabLinksProps,
  TabPanel,
  Tabs,
  type TabItem,
  type TabPanelProps,
  type TabsProps,
  type TabsVariant,
} from './Tabs.tsx';
