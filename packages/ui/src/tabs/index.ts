export {
  TabLinks,
  TabPanel,
  Tabs,
  type TabItem,
  type TabLinkItem,
  type TabLinksProps,
  type TabPanelProps,
  type TabsProps,
  type TabsVariant,
} from './Tabs.tsx';
